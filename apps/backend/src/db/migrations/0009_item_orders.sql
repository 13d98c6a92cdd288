DROP INDEX "items_by_module_orders";--> statement-breakpoint
CREATE INDEX "items_by_module_rating" ON "items" USING btree ("module_id","rating" DESC NULLS LAST,"rating_count" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_by_module_created" ON "items" USING btree ("module_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "items_by_module_orders" ON "items" USING btree ("module_id","order_count" DESC NULLS LAST,"id");