ALTER TABLE "items" ADD COLUMN "active_ingredient" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "pack_size" jsonb;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "pack_days" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "prescription" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "items_of_ingredient" ON "items" USING btree ("module_id",lower("active_ingredient"->>'en'),"shelf_empty","order_count" DESC NULLS FIRST,"id","reach") WHERE "items"."active_ingredient" IS NOT NULL AND "items"."campaign_from" IS NULL;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "item_pack_days" CHECK ("items"."pack_days" BETWEEN 1 AND 366);