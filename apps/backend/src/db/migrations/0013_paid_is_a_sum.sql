ALTER TABLE "orders" DROP CONSTRAINT "order_wallet_paid";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "wallet_paid";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "is_paid";