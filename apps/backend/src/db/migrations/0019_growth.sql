CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "add_ons_by_store" ON "add_ons" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "banners_by_item" ON "banners" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "banners_by_module" ON "banners" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "banners_by_store" ON "banners" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "brands_by_module" ON "brands" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "campaign_stores_by_store" ON "campaign_stores" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "campaigns_by_module" ON "campaigns" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "cart_lines_by_item" ON "cart_lines" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "cart_lines_by_module" ON "cart_lines" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "conditions_by_module" ON "conditions" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "coupons_by_module" ON "coupons" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "couriers_by_zone" ON "couriers" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "flash_sales_by_module" ON "flash_sales" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "item_add_ons_by_add_on" ON "item_add_ons" USING btree ("add_on_id");--> statement-breakpoint
CREATE INDEX "items_by_module" ON "items" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "items_of_category_by_orders" ON "items" USING btree ("category_id","order_count" DESC NULLS FIRST,"id","store_id") WHERE "items"."campaign_from" IS NULL;--> statement-breakpoint
CREATE INDEX "items_by_words" ON "items" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "module_reasons_by_module" ON "module_reasons" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "orders_by_courier" ON "orders" USING btree ("courier_id");--> statement-breakpoint
CREATE INDEX "orders_by_module" ON "orders" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "orders_by_parcel_category" ON "orders" USING btree ("parcel_category_id");--> statement-breakpoint
CREATE INDEX "orders_by_store" ON "orders" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "orders_by_zone" ON "orders" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "parcel_categories_by_module" ON "parcel_categories" USING btree ("module_id");--> statement-breakpoint
CREATE INDEX "payments_by_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_by_shopper" ON "payments" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "reviews_by_customer" ON "reviews" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stores_by_zone" ON "stores" USING btree ("zone_id");--> statement-breakpoint
CREATE INDEX "tickets_by_shopper" ON "tickets" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "tickets_by_token" ON "tickets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "wishes_by_item" ON "wishes" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "wishes_by_store" ON "wishes" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "zone_modules_by_module" ON "zone_modules" USING btree ("module_id");