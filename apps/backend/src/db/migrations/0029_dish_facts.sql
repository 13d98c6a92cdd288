ALTER TABLE "items" ADD COLUMN "vegan" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "gluten_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "allergens" text[];--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "item_allergens" CHECK ("items"."allergens" <@ ARRAY['gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soybeans', 'milk', 'nuts', 'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs']::text[]);--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "item_vegan" CHECK (NOT "items"."vegan" OR ("items"."veg" AND ("items"."allergens" && ARRAY['crustaceans', 'eggs', 'fish', 'milk', 'molluscs']::text[]) IS NOT TRUE));--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "item_gluten_free" CHECK (NOT "items"."gluten_free" OR ("items"."allergens" && ARRAY['gluten']::text[]) IS NOT TRUE);