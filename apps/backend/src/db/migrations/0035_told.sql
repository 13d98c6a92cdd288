CREATE TABLE "notification_choices" (
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"way" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_customer_id_kind_way_pk" PRIMARY KEY("customer_id","kind","way")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "notifications_by_customer";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "conversation_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "sender_type" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "push_devices" ADD COLUMN "keys" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_customer" ON "notifications" USING btree ("customer_id","id");