DROP INDEX "stores_by_words";--> statement-breakpoint
CREATE INDEX "stores_by_words" ON "stores" USING gin (translate(lower(("name"->>'en') || ' ' || ("name"->>'ar')), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789') gin_trgm_ops);--> statement-breakpoint
-- Items are searched by Latin digits (decision 083), also when their store is renamed.
CREATE OR REPLACE FUNCTION rename_store_of_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE items i SET search_text = concat(left(i.search_text, length(concat(i.name->>'en', ' ', i.name->>'ar'))), ' ',
      translate(lower(concat(NEW.name->>'en', ' ', NEW.name->>'ar')), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'))
    WHERE i.store_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
UPDATE "items" SET "search_text" = translate("search_text", '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')
WHERE "search_text" ~ '[٠-٩۰-۹]';--> statement-breakpoint
-- What was typed before it was cleaned at the border: invisible marks, decomposed letters and, in values, digits of other scripts.
CREATE FUNCTION pg_temp.clean_text(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(normalize(regexp_replace(given, '[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]', '', 'g'), NFC));
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.clean_numbered(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(pg_temp.clean_text(given), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789');
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.clean_value(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT btrim(pg_temp.clean_numbered(normalize(regexp_replace(given, '[\u200C\u200D]', '', 'g'), NFKC)));
$$;--> statement-breakpoint
CREATE FUNCTION pg_temp.clean_email(given text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT lower(regexp_replace(pg_temp.clean_value(given), '^(mailto:\s*)+', '', 'i'));
$$;--> statement-breakpoint
-- Of accounts whose addresses become the same one has it: the one that has it already, one that is verified, the oldest. The others keep
-- theirs as it is: they sign in by phone, and may set another.
UPDATE "customers" c SET "email" = w."wanted" FROM (
  SELECT "id", "wanted", row_number() OVER (
    PARTITION BY "wanted" ORDER BY "email" = "wanted" DESC, "email_verified" DESC, "created_at", "id") AS "nth"
  FROM (SELECT *, pg_temp.clean_email("email") AS "wanted" FROM "customers") n
) w WHERE w."id" = c."id" AND w."nth" = 1 AND w."wanted" <> c."email" AND w."wanted" LIKE '%_@_%';--> statement-breakpoint
UPDATE "customers" SET "first_name" = pg_temp.clean_text("first_name"), "last_name" = pg_temp.clean_text("last_name")
WHERE concat("first_name", "last_name") ~ '[^ -~]';--> statement-breakpoint
INSERT INTO "subscribers" ("email", "created_at")
  SELECT pg_temp.clean_email("email"), "created_at" FROM "subscribers" WHERE "email" <> pg_temp.clean_email("email")
  ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "subscribers" WHERE "email" <> pg_temp.clean_email("email");--> statement-breakpoint
UPDATE "addresses" SET "label" = pg_temp.clean_text("label"), "contact_name" = pg_temp.clean_text("contact_name"),
  "contact_phone" = pg_temp.clean_value("contact_phone"), "contact_email" = pg_temp.clean_value("contact_email"),
  "text" = pg_temp.clean_text("text"), "road" = pg_temp.clean_text("road"), "house" = pg_temp.clean_numbered("house"),
  "floor" = pg_temp.clean_numbered("floor"), "more" = pg_temp.clean_text("more")
WHERE concat("label", "contact_name", "contact_phone", "contact_email", "text", "road", "house", "floor", "more") ~ '[^ -~]';--> statement-breakpoint
UPDATE "orders" SET "contact_name" = pg_temp.clean_text("contact_name"), "contact_phone" = pg_temp.clean_value("contact_phone"),
  "contact_email" = pg_temp.clean_value("contact_email"), "note" = pg_temp.clean_text("note"),
  "unavailable_note" = pg_temp.clean_text("unavailable_note"), "instruction" = pg_temp.clean_text("instruction"),
  "address" = pg_temp.clean_text("address"::text)::jsonb, "receiver" = pg_temp.clean_text("receiver"::text)::jsonb
WHERE concat("contact_name", "contact_phone", "contact_email", "note", "unavailable_note", "instruction", "address", "receiver")
  ~ '[\u00AD\u0300-\u036F\u061C\u00A0\u200B-\u200F\u202A-\u202F\u2060-\u206F\uFEFF\uFF01-\uFF5E]';--> statement-breakpoint
DROP FUNCTION pg_temp.clean_email(text), pg_temp.clean_value(text), pg_temp.clean_numbered(text), pg_temp.clean_text(text);
