DROP INDEX "items_by_module_orders";--> statement-breakpoint
DROP INDEX "items_by_module_rating";--> statement-breakpoint
DROP INDEX "items_by_module_created";--> statement-breakpoint
CREATE INDEX "items_of_module_by_orders" ON "items" USING btree ("module_id","order_count" DESC NULLS FIRST,"id","store_id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_rating" ON "items" USING btree ("module_id","rating" DESC NULLS FIRST,"rating_count" DESC NULLS FIRST,"id","store_id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_of_module_by_age" ON "items" USING btree ("module_id","created_at" DESC NULLS FIRST,"id","store_id") WHERE "items"."campaign_from" IS NULL;