ALTER TABLE "point_entries" DROP CONSTRAINT "point_entries_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "wallet_entries" DROP CONSTRAINT "wallet_entries_customer_id_customers_id_fk";
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_customer_id_shoppers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_entries" ADD CONSTRAINT "wallet_entries_customer_id_shoppers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_to_refund" ON "payments" USING btree ("id") WHERE "payments"."refund" <> 'done';--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payment_refund" CHECK ("payments"."refund" IS NULL OR ("payments"."order_id" IS NULL AND "payments"."status" = 'success'));