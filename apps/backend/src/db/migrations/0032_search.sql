CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"module_id" integer NOT NULL,
	"reach" integer NOT NULL,
	"names" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"context" text[] DEFAULT '{}' NOT NULL,
	"terms" text[] DEFAULT '{}' NOT NULL,
	"unread" boolean DEFAULT true NOT NULL,
	CONSTRAINT "search_entries_kind_ref_pk" PRIMARY KEY("kind","ref")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"module_id" integer NOT NULL,
	"term" text COLLATE "C" NOT NULL,
	"stem" text NOT NULL,
	"sound" text,
	"spellings" text[] NOT NULL,
	"is_word" boolean NOT NULL,
	CONSTRAINT "search_terms_module_id_term_pk" PRIMARY KEY("module_id","term")
);
--> statement-breakpoint
DROP INDEX "stores_by_words";--> statement-breakpoint
DROP INDEX "item_names_by_words";--> statement-breakpoint
DROP INDEX "items_by_words";--> statement-breakpoint
DROP INDEX "items_of_name";--> statement-breakpoint
CREATE INDEX "search_entries_by_terms" ON "search_entries" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_entries_unread" ON "search_entries" USING btree ("kind","ref") WHERE "search_entries"."unread";--> statement-breakpoint
CREATE INDEX "search_terms_by_stem" ON "search_terms" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_terms_by_sound" ON "search_terms" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_terms_by_spellings" ON "search_terms" USING gin ("spellings");--> statement-breakpoint
CREATE INDEX "search_terms_by_parts" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "items_of_name" ON "items" USING btree ("name_id","order_count" DESC NULLS FIRST,"id","campaign_from","shelf_empty","rating","store_id");--> statement-breakpoint
-- What can be searched is entered by triggers, unread: folding has one place, in the backend (decision 108).
CREATE FUNCTION enter_item_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (kind, ref, module_id, reach) VALUES ('item', NEW.id, NEW.module_id, NEW.reach) ON CONFLICT (kind, ref) DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enter_for_search AFTER INSERT ON item_names FOR EACH ROW EXECUTE FUNCTION enter_item_name();--> statement-breakpoint
CREATE FUNCTION enter_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (kind, ref, module_id, reach)
    SELECT 'store', NEW.id, NEW.module_id, CASE WHEN m.every_zone THEN 0 ELSE NEW.zone_id END FROM modules m WHERE m.id = NEW.module_id
    ON CONFLICT (kind, ref) DO UPDATE SET module_id = EXCLUDED.module_id, reach = EXCLUDED.reach, unread = true;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enter_new_for_search AFTER INSERT ON stores FOR EACH ROW EXECUTE FUNCTION enter_store();--> statement-breakpoint
CREATE TRIGGER enter_for_search AFTER UPDATE OF name, zone_id, module_id ON stores FOR EACH ROW
  WHEN ((NEW.name, NEW.zone_id, NEW.module_id) IS DISTINCT FROM (OLD.name, OLD.zone_id, OLD.module_id)) EXECUTE FUNCTION enter_store();--> statement-breakpoint
CREATE FUNCTION enter_brand() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_entries (kind, ref, module_id, reach) VALUES ('brand', NEW.id, NEW.module_id, 0)
    ON CONFLICT (kind, ref) DO UPDATE SET module_id = EXCLUDED.module_id, unread = true;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER enter_for_search AFTER INSERT OR UPDATE OF name, module_id ON brands FOR EACH ROW EXECUTE FUNCTION enter_brand();--> statement-breakpoint
CREATE FUNCTION leave_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_entries WHERE kind = TG_ARGV[0] AND ref = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON item_names FOR EACH ROW EXECUTE FUNCTION leave_search('item');--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON stores FOR EACH ROW EXECUTE FUNCTION leave_search('store');--> statement-breakpoint
CREATE TRIGGER leave_search AFTER DELETE ON brands FOR EACH ROW EXECUTE FUNCTION leave_search('brand');--> statement-breakpoint
CREATE FUNCTION move_stores_in_search() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_entries e SET reach = CASE WHEN NEW.every_zone THEN 0 ELSE s.zone_id END
    FROM stores s WHERE e.kind = 'store' AND e.ref = s.id AND s.module_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER move_stores_in_search AFTER UPDATE OF every_zone ON modules FOR EACH ROW
  WHEN (NEW.every_zone <> OLD.every_zone) EXECUTE FUNCTION move_stores_in_search();--> statement-breakpoint
-- Names are found by their category too.
CREATE FUNCTION read_names_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_entries SET unread = true WHERE kind = 'item' AND ref IN (
    SELECT name_id FROM items WHERE category_id = NEW.id UNION SELECT name_id FROM items WHERE category_parent_id = NEW.id AND NEW.id <> 0);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER read_names_again AFTER UPDATE OF name ON categories FOR EACH ROW
  WHEN (NEW.name IS DISTINCT FROM OLD.name) EXECUTE FUNCTION read_names_of_category();--> statement-breakpoint
INSERT INTO search_entries (kind, ref, module_id, reach) SELECT 'item', id, module_id, reach FROM item_names;--> statement-breakpoint
INSERT INTO search_entries (kind, ref, module_id, reach)
  SELECT 'store', s.id, s.module_id, CASE WHEN m.every_zone THEN 0 ELSE s.zone_id END FROM stores s JOIN modules m ON m.id = s.module_id;--> statement-breakpoint
INSERT INTO search_entries (kind, ref, module_id, reach) SELECT 'brand', id, module_id, 0 FROM brands;
