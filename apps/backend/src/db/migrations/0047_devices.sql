CREATE TABLE "known_devices" (
	"customer_id" bigint NOT NULL,
	"device" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_customer_id_device_pk" PRIMARY KEY("customer_id","device")
);
--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "browser" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "system" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_by_use" ON "known_devices" USING btree ("used_at");--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "token_id_once" UNIQUE("id");