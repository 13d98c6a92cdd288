ALTER TABLE "guests" RENAME TO "shoppers";--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "is_guest" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME COLUMN "guest_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME COLUMN "guest_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "orders" RENAME COLUMN "guest_id" TO "shopper_id";--> statement-breakpoint
ALTER TABLE "cart_lines" RENAME CONSTRAINT "cart_lines_guest_id_guests_id_fk" TO "cart_lines_shopper_id_shoppers_id_fk";--> statement-breakpoint
ALTER TABLE "idempotency_keys" RENAME CONSTRAINT "idempotency_keys_guest_id_guests_id_fk" TO "idempotency_keys_shopper_id_shoppers_id_fk";--> statement-breakpoint
ALTER TABLE "orders" RENAME CONSTRAINT "orders_guest_id_guests_id_fk" TO "orders_shopper_id_shoppers_id_fk";--> statement-breakpoint
ALTER INDEX "orders_by_guest" RENAME TO "orders_by_shopper";--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"type" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_email" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"road" text DEFAULT '' NOT NULL,
	"house" text DEFAULT '' NOT NULL,
	"floor" text DEFAULT '' NOT NULL,
	"more" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "customers" (
	"id" bigint PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"password_hash" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"ref_code" text NOT NULL,
	"referred_by" bigint,
	"image" text,
	"interests" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"push_token" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customers_email_unique" UNIQUE("email"),
	CONSTRAINT "customers_phone_unique" UNIQUE("phone"),
	CONSTRAINT "customers_ref_code_unique" UNIQUE("ref_code"),
	CONSTRAINT "customer_email_lower" CHECK ("customers"."email" = lower("customers"."email"))
);--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"type" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "subscribers" (
	"email" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);--> statement-breakpoint
CREATE TABLE "tries" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);--> statement-breakpoint
CREATE TABLE "wishes" (
	"id" serial PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"item_id" integer,
	"store_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wish_of_one" CHECK (("wishes"."item_id" IS NULL) <> ("wishes"."store_id" IS NULL))
);--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "campaign_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "campaign_to" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_rows" ADD COLUMN "is_campaign" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "schedule_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_id_shoppers_id_fk" FOREIGN KEY ("id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishes" ADD CONSTRAINT "wishes_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_by_customer" ON "addresses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "codes_by_target" ON "codes" USING btree ("target","purpose");--> statement-breakpoint
CREATE INDEX "notifications_by_customer" ON "notifications" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "tokens_by_customer" ON "tokens" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_item_once" ON "wishes" USING btree ("customer_id","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wish_store_once" ON "wishes" USING btree ("customer_id","store_id");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "item_campaign" CHECK (("items"."campaign_from" IS NULL) = ("items"."campaign_to" IS NULL));
