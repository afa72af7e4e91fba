import { mailBilling } from "@linkedpotential/core/billing/mail-billing";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/mail-billing", mailBilling);
