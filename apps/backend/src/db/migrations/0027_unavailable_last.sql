DROP INDEX "items_of_store";--> statement-breakpoint
DROP INDEX "items_of_store_by_orders";--> statement-breakpoint
DROP INDEX "items_of_module_by_orders";--> statement-breakpoint
DROP INDEX "items_of_module_by_rating";--> statement-breakpoint
DROP INDEX "items_of_module_by_age";--> statement-breakpoint
DROP INDEX "items_of_category_by_orders";--> statement-breakpoint
DROP INDEX "items_below_category_by_orders";--> statement-breakpoint
DROP INDEX "items_of_brand";--> statement-breakpoint
DROP INDEX "items_of_condition";--> statement-breakpoint
DROP INDEX "items_recommended";--> statement-breakpoint
DROP INDEX "items_basic";--> statement-breakpoint
DROP INDEX "items_set_menu";--> statement-breakpoint
CREATE INDEX "items_of_store" ON "items" USING btree ("store_id","shelf_empty","category_parent_id","category_id","id","campaign_from","price");--> statement-breakpoint
CREATE INDEX "items_of_store_by_orders" ON "items" USING btree ("store_id","shelf_empty","order_count" DESC NULLS FIRST,"id","name_id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_orders" ON "items" USING btree ("module_id","shelf_empty","order_count" DESC NULLS FIRST,"id","reach","category_id","category_parent_id","reduced","rating","rating_count","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_rating" ON "items" USING btree ("module_id","shelf_empty","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_age" ON "items" USING btree ("module_id","shelf_empty","created_at" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_category_by_orders" ON "items" USING btree ("category_id","shelf_empty","order_count" DESC NULLS FIRST,"id","reach","category_parent_id","reduced","rating","rating_count","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_below_category_by_orders" ON "items" USING btree ("category_parent_id","shelf_empty","order_count" DESC NULLS FIRST,"id","reach","category_id","reduced","rating","rating_count","price","veg") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_brand" ON "items" USING btree ("brand_id","shelf_empty","order_count" DESC NULLS FIRST,"id","module_id","reach","campaign_from");--> statement-breakpoint
CREATE INDEX "items_of_condition" ON "items" USING btree ("condition_id","shelf_empty","order_count" DESC NULLS FIRST,"id","module_id","reach","campaign_from");--> statement-breakpoint
CREATE INDEX "items_recommended" ON "items" USING btree ("module_id","shelf_empty","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."recommended" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_basic" ON "items" USING btree ("module_id","shelf_empty","order_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."basic" AND "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_set_menu" ON "items" USING btree ("module_id","shelf_empty","order_count" DESC NULLS FIRST,"id","reach","veg") WHERE "items"."set_menu" AND "items"."campaign_from" IS NULL;