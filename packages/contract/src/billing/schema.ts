import * as z from "zod/mini";
import { email, instant, optionalDate, optionalText, pathId, requiredLine, withProblem } from "../fields.ts";
import { plans } from "../plans.ts";
import { visible } from "../visible-text.ts";
import { cancellationKinds, declarationKinds, declarationToken } from "./contract-declarations.ts";
import { subscriptionStates } from "./contract-states.ts";
import { countries } from "./countries.ts";
import { declarationTextMax } from "./limits.ts";
import { currency, premiumPrice } from "./price.ts";
import { isVatIdOf, normalizeVatId, writtenVatIdPattern } from "./vat-ids.ts";

/**
 * States of an invoice. A `credit_note` corrects an invoice that was refunded in full or in part, and has a negative
 * amount.
 */
const invoiceStates = ["paid", "partly_refunded", "refunded", "credit_note"] as const;
/** Payment providers. `local` is the payment emulator of the local stack. */
const paymentProviders = ["stripe", "local"] as const;
/**
 * Matches text without a web address: no scheme, no `www.`, no dot inside a word as in `example.org`. Includes the
 * characters that browsers treat as a dot. Allows numbers such as `2.0` and initials such as `u.a.`.
 */
const withoutWebAddress =
  /^(?![\s\S]*(?::\/\/|[wW]{3}[.\u2024\u3002\uFE52\uFF0E\uFF61]|[\p{L}\p{N}][.\u2024\u3002\uFE52\uFF0E\uFF61][\p{L}\p{N}-]*\p{L}[\p{L}\p{N}-]))/u;

const line = (max: number) => optionalText(max, z.regex(/^[^\r\n]*$/));

const country = z.enum(countries);

const vatIdRule = (code: string) => ({
  if: { properties: { country: { const: code } }, required: ["country"] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema here
  then: { properties: { vatId: { pattern: writtenVatIdPattern(code) } } },
});

export const billingAddress = z
  .object({
    name: requiredLine(100, "personNameRequired"),
    company: line(100),
    street: requiredLine(150, "streetRequired"),
    postalCode: requiredLine(20, "postalCodeRequired"),
    city: requiredLine(100, "cityRequired"),
    country,
    /** VAT id. Must have the form of `country` within the EU. Empty when the customer has none. */
    vatId: line(20),
  })
  .check(
    z.refine((address) => isVatIdOf(address.country, address.vatId), {
      path: ["vatId"],
      error: withProblem("vatIdInvalid").error,
    }),
    z.overwrite((address) => ({ ...address, vatId: normalizeVatId(address.country, address.vatId) })),
    z.meta({ allOf: countries.filter(writtenVatIdPattern).map(vatIdRule) }),
  );
export type BillingAddress = z.output<typeof billingAddress>;

export const subscription = z.object({
  plan: z.enum(plans),
  status: z.enum(subscriptionStates),
  currentPeriodEnd: z.nullable(instant),
  cancelAtPeriodEnd: z.boolean(),
  /** Whether the customer disputed a payment and the bank has not decided yet (D65). */
  isDisputed: z.boolean(),
  graceEndsAt: z.nullable(instant),
  withdrawableUntil: z.nullable(instant),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Country whose VAT rules apply. Set even when there is no billing address. */
  country,
  billingAddress: z.nullable(billingAddress),
  priceId: z.string(),
  checkout: z.object({
    isOneStopShop: z.boolean(),
    provider: z.enum(paymentProviders),
    publishableKey: z.nullable(z.string()),
  }),
});
export type Subscription = z.output<typeof subscription>;

export const invoice = z.object({
  id: z.number(),
  number: z.string(),
  /** Amount in EUR, including VAT. */
  amount: z.number(),
  /** Refunded part of the amount in EUR. 0 for a credit note. */
  refunded: z.number(),
  currency: z.literal(currency),
  status: z.enum(invoiceStates),
  /** Number of the invoice that a credit note corrects. Null for an invoice. */
  corrects: z.nullable(z.string()),
  createdAt: instant,
  periodStart: instant,
  periodEnd: instant,
});
export type Invoice = z.output<typeof invoice>;

export const invoiceListQuery = z.object({ limit: z.optional(pathId), cursor: z.optional(pathId) });

export const invoiceParams = z.object({ invoiceId: pathId });

/**
 * A payment. The client repeats the price that it displayed, and the server refuses any other amount than its own price
 * (D9).
 */
export const newPayment = z.object({
  amount: z.literal(premiumPrice),
  currency: z.literal(currency),
  country: z.optional(country),
  billingAddress: z.optional(billingAddress),
});

export const payment = z.object({
  clientSecret: z.string(),
});
export type Payment = z.output<typeof payment>;

export const cardChange = z.object({
  clientSecret: z.string(),
  setupIntentId: z.string(),
});

export type CardChange = z.output<typeof cardChange>;

export const enteredCard = z.object({
  setupIntentId: requiredLine(100).check(z.regex(/^seti_\w+$/)),
});

/**
 * Refuses text that mail programs would turn into a link. The receipt quotes the text and goes to an unverified
 * address.
 */
const noWebAddress = z.regex(withoutWebAddress, withProblem("webAddress"));

const declaration = {
  name: requiredLine(100, "personNameRequired").check(noWebAddress),
  email: email(),
  contract: requiredLine(200, "contractRequired").check(noWebAddress),
};

export const cancellation = z
  .object({
    ...declaration,
    kind: z._default(z.enum(cancellationKinds), "ordinary"),
    reason: optionalText(declarationTextMax),
    /** Requested end of the contract. Null for the earliest possible one. */
    endsOn: optionalDate,
  })
  .check(
    z.refine(({ kind, reason }) => kind === "ordinary" || reason !== "", {
      path: ["reason"],
      error: withProblem("cancellationReasonRequired").error,
    }),
    z.meta({
      if: { properties: { kind: { const: "extraordinary" } }, required: ["kind"] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema here
      then: { properties: { reason: { type: "string", pattern: visible.source } }, required: ["reason"] },
    }),
  );

export const withdrawal = z.object(declaration);

/** Token from the link in a receipt, in the form `<declarationId>.<mac>`. */
export const declarationLink = z.object({
  token: z.string().check(z.regex(declarationToken)),
});

export const confirmed = z.object({ about: z.enum(declarationKinds) });

export const declared = z.object({
  success: z.literal(true),
  receivedAt: instant,
});
