CREATE TABLE "order_devices" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_devices" ALTER COLUMN "token_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" bigint;--> statement-breakpoint
ALTER TABLE "order_devices" ADD CONSTRAINT "order_devices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_devices" ADD CONSTRAINT "order_devices_device_push_devices_device_fk" FOREIGN KEY ("device") REFERENCES "public"."push_devices"("device") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_devices_by_device" ON "order_devices" USING btree ("device");