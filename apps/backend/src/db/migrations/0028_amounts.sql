ALTER TABLE "items" ADD COLUMN "net_amount" double precision;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "net_unit" text;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "item_net_amount" CHECK (("items"."net_amount" IS NULL) = ("items"."net_unit" IS NULL) AND "items"."net_amount" > 0 AND "items"."net_unit" IN ('g', 'kg', 'ml', 'cl', 'l'));