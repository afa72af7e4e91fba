import { randomBytes } from "node:crypto";
import type { WireSetup } from "@linkedpotential/core/payment/wire";
import type { Ledger } from "./ledger.ts";
import { newId } from "./objects/object.ts";
import { newMethod } from "./objects/payment.ts";
import type { TestCard } from "./test-cards.ts";

export function openSetup(ledger: Ledger, customer: string): WireSetup {
  const id = newId("seti");
  const setup: WireSetup = {
    id,
    object: "setup_intent",
    allowed_payment_method_types: ["card"],
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${randomBytes(12).toString("hex")}`,
    created: ledger.now(),
    customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode: false,
    managed_payments: null,
    mandate: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ["card"],
    single_use_mandate: null,
    status: "requires_payment_method",
    usage: "off_session",
  };
  ledger.kept.setups[id] = setup;
  ledger.emit("setup_intent.created", setup);
  return setup;
}

export function refuseCard(ledger: Ledger, setup: WireSetup): void {
  Object.assign(setup, {
    ...{ status: "requires_payment_method", next_action: null },
    last_setup_error: { type: "card_error", code: "card_declined", decline_code: "generic_decline" },
  });
  ledger.emit("setup_intent.setup_failed", setup);
}

export function keepCard(ledger: Ledger, setup: WireSetup, card: TestCard): void {
  const method = newMethod(setup.customer, card, ledger.now());
  ledger.kept.methods[method.id] = method;
  Object.assign(setup, {
    ...{ status: "succeeded", payment_method: method.id, last_setup_error: null, next_action: null },
  });
  ledger.emit("payment_method.attached", method);
  ledger.emit("setup_intent.succeeded", setup);
}
