CREATE TABLE "signed_in_guests" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" RENAME COLUMN "order_id" TO "order_number";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "signed_in_guests" ADD CONSTRAINT "signed_in_guests_guest_id_shoppers_id_fk" FOREIGN KEY ("guest_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_in_guests" ADD CONSTRAINT "signed_in_guests_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guests_by_customer" ON "signed_in_guests" USING btree ("customer_id");--> statement-breakpoint
DO $$
BEGIN
  -- A UUID begins with 48 random bits, of the database's own source for keys. What was drawn twice is drawn anew.
  LOOP
    UPDATE "orders" SET "number" = 100000000 + ('x' || left(replace(gen_random_uuid()::text, '-', ''), 12))::bit(48)::bigint % 900000000
    WHERE "number" IS NULL OR "id" IN (
      SELECT "id" FROM (SELECT "id", row_number() OVER (PARTITION BY "number" ORDER BY "id") AS "nth" FROM "orders") "drawn" WHERE "nth" > 1
    );
    EXIT WHEN NOT FOUND;
  END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_number_once" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "order_number_digits" CHECK ("orders"."number" BETWEEN 100000000 AND 999999999);--> statement-breakpoint
UPDATE "notifications" n SET "order_number" = o."number",
  "description" = CASE n."type" WHEN 'order_status'
    THEN jsonb_build_object('en', 'Order #' || o."number", 'ar', 'الطلب رقم ' || o."number") ELSE n."description" END
FROM "orders" o WHERE o."id" = n."order_number";
--> statement-breakpoint
UPDATE "outbox" l SET "data" = l."data" || jsonb_strip_nulls(jsonb_build_object(
  'order_id', o."number"::text, 'body', replace(l."data" ->> 'body', o."id"::text, o."number"::text)))
FROM "orders" o WHERE l."sent_at" IS NULL AND l."data" ->> 'order_id' = o."id"::text;
--> statement-breakpoint
UPDATE "idempotency_keys" k SET "answer" = jsonb_set(k."answer", '{order_id}', to_jsonb(o."number"))
FROM "orders" o WHERE k."answer" ->> 'order_id' = o."id"::text;
--> statement-breakpoint
UPDATE "wallet_entries" e SET "reference" = regexp_replace(e."reference", '^order:\d+', 'order:' || o."number")
FROM "orders" o WHERE o."id" = substring(e."reference" FROM '^order:(\d+)')::int;
--> statement-breakpoint
UPDATE "point_entries" e SET "reference" = regexp_replace(e."reference", '^order:\d+', 'order:' || o."number")
FROM "orders" o WHERE o."id" = substring(e."reference" FROM '^order:(\d+)')::int;
