import { createPaymentIntent as contract } from "@linkedpotential/contract/billing/routes";
import { createPaymentIntent } from "@linkedpotential/core/billing/contract/create-payment-intent";
import { route } from "../http/route.ts";

export const handler = route(contract, createPaymentIntent);
