import type { Texts } from "../../../texts/areas.ts";
import { CardProblem, PaymentProblem } from "./payment-form.ts";

/** Test cards of the embedded payment provider, with the outcome of their first charge. */
export const testCards = [
  { number: "4242 4242 4242 4242", outcome: "paid" },
  { number: "4000 0000 0000 0002", outcome: "declined" },
  { number: "4000 0025 0000 3155", outcome: "asks" },
] as const;

interface Confirmed {
  paymentIntent?: { status: string };
  setupIntent?: { status: string };
  error?: { code: string; message: string };
}

async function confirm(clientSecret: string, card: string, isAuthenticated: boolean): Promise<Confirmed> {
  // biome-ignore lint/style/noRestrictedGlobals: the embedded stack's provider is no route; no session goes there
  const response = await fetch(`/__local/payments/${clientSecret}/confirm`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ card, isAuthenticated }),
  });
  return response.json();
}

interface LocalPayment {
  clientSecret: string;
  card: string;
  askBank: () => Promise<boolean>;
  texts: Texts["billing"]["localCard"];
}

/**
 * Pays or saves the card, depending on the secret.
 * @throws {PaymentProblem}
 */
export async function confirmLocally({ clientSecret, card, askBank, texts }: LocalPayment): Promise<void> {
  const say = async (isAuthenticated: boolean): Promise<Confirmed> => {
    const answer = await confirm(clientSecret, card, isAuthenticated).catch(() => undefined);
    if (!answer) throw new PaymentProblem(texts.unreachable);
    const { error } = answer;
    if (error) throw new CardProblem(error.code === "card_declined" ? texts.declined : texts.invalid);
    return answer;
  };
  const { paymentIntent, setupIntent = paymentIntent } = await say(false);
  if (setupIntent?.status !== "requires_action") return;
  if (!(await askBank())) throw new PaymentProblem(texts.refused);
  await say(true);
}
