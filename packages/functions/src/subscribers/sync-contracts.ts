import { followPaymentEvent } from "@linkedpotential/core/billing/follow-payment-event";
import { subscriber } from "../background/subscriber.ts";

export const handler = subscriber("subscribers/sync-contracts", followPaymentEvent);
