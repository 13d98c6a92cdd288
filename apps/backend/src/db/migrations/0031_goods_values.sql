ALTER TABLE "items" ADD COLUMN "colours" text[];--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "sizes" text[];--> statement-breakpoint
CREATE INDEX "items_with_values" ON "items" USING btree ("module_id","category_id") WHERE ("items"."brand_id" IS NOT NULL OR "items"."colours" <> '{}' OR "items"."sizes" <> '{}');--> statement-breakpoint
CREATE INDEX "items_unread" ON "items" USING btree ("id") WHERE "items"."colours" IS NULL AND "items"."choices" <> '[]';--> statement-breakpoint
-- Other choices have other colours and sizes: they are read again, unless the same statement says them.
CREATE FUNCTION forget_item_values() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.colours := NULL;
  NEW.sizes := NULL;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER forget_values BEFORE UPDATE OF choices ON items FOR EACH ROW
  WHEN (NEW.choices IS DISTINCT FROM OLD.choices AND (NEW.colours, NEW.sizes) IS NOT DISTINCT FROM (OLD.colours, OLD.sizes))
  EXECUTE FUNCTION forget_item_values();
