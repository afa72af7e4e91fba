import { Service } from "electrodb";
import { OutboxEventEntity } from "../outbox/outbox-event.entity.ts";
import { UserEntity } from "../user/user.entity.ts";
import { InvoiceEntity } from "./invoices/invoice.entity.ts";
import { InvoiceCounterEntity } from "./invoices/invoice-counter.entity.ts";
import { PaymentCustomerEntity } from "./payment-customer.entity.ts";
import { SubscriptionEntity } from "./subscription.entity.ts";

export const billingItems = new Service({
  subscription: SubscriptionEntity,
  customer: PaymentCustomerEntity,
  user: UserEntity,
  invoice: InvoiceEntity,
  counter: InvoiceCounterEntity,
  outbox: OutboxEventEntity,
});
