CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "codes_by_age" ON "codes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_by_age" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "tokens_by_use" ON "tokens" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "tickets_by_end" ON "tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tries_by_age" ON "tries" USING btree ("since");--> statement-breakpoint
CREATE INDEX "reviews_with_pictures" ON "reviews" USING btree ("id") WHERE "reviews"."images" <> '[]';
