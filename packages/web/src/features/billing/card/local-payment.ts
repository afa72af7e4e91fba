import type { Texts } from "../../../texts/areas.ts";
import { CardProblem, PaymentProblem } from "./payment-form.ts";

/**
 * Test cards of the embedded provider and the outcome of their first charge. `asks` means that the bank asks for
 * approval.
 */
export const testCards = [
  { number: "4242 4242 4242 4242", outcome: "paid" },
  { number: "4000 0000 0000 0002", outcome: "declined" },
  { number: "4000 0025 0000 3155", outcome: "asks" },
] as const;

interface ConfirmAnswer {
  paymentIntent?: { status: string };
  setupIntent?: { status: string };
  error?: { code: string; message: string };
}

async function confirm(clientSecret: string, card: string, isAuthenticated: boolean): Promise<ConfirmAnswer> {
  // biome-ignore lint/style/noRestrictedGlobals: not a route of the API, and sent without the session
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
  askForApproval: () => Promise<boolean>;
  texts: Texts["billing"]["localCard"];
}

/**
 * Charges or saves the card, whichever the client secret was created for.
 * @throws {PaymentProblem}
 */
export async function confirmLocally({ clientSecret, card, askForApproval, texts }: LocalPayment): Promise<void> {
  const confirmCard = async (isAuthenticated: boolean): Promise<ConfirmAnswer> => {
    const answer = await confirm(clientSecret, card, isAuthenticated).catch(() => undefined);
    if (!answer) throw new PaymentProblem(texts.unreachable);
    const { error } = answer;
    if (error) throw new CardProblem(error.code === "card_declined" ? texts.declined : texts.invalid);
    return answer;
  };
  const { paymentIntent, setupIntent = paymentIntent } = await confirmCard(false);
  if (setupIntent?.status !== "requires_action") return;
  if (!(await askForApproval())) throw new PaymentProblem(texts.refused);
  await confirmCard(true);
}
