import type { Subscription } from "@linkedpotential/contract/billing/schema";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { useTexts } from "../../../texts/texts.ts";
import { FormProblem } from "../../../ui/form-problem.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import type { CardFieldsProps } from "./payment-form.ts";
import { useStripePolicy } from "./use-stripe-policy.ts";

const LocalCardForm = lazyPart(async () => (await import("./local-card-form.tsx")).LocalCardForm, "billing", "common");
const StripeCardForm = lazyPart(
  async () => (await import("./stripe-card-form.tsx")).StripeCardForm,
  "billing",
  "common",
);

interface CardFormProps extends CardFieldsProps {
  checkout: Subscription["checkout"];
}

export function CardForm({ checkout, ...fields }: CardFormProps) {
  const { checkout: texts } = useTexts("billing");
  const { provider, publishableKey } = checkout;
  const isReady = useStripePolicy(provider);
  if (provider === "local") return <LocalCardForm {...fields} />;
  if (publishableKey === null) return <FormProblem text={texts.unavailable} />;
  if (isReady) return <StripeCardForm publishableKey={publishableKey} {...fields} />;
  return (
    <Loading label={texts.loading}>
      <Skeleton className="h-72 w-full rounded-lg" />
    </Loading>
  );
}
