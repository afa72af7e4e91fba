import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { SubscriptionDetails } from "./subscription-details.tsx";

export function SubscriptionCard() {
  const { subscription: texts } = useTexts("billing");
  const skeleton = (
    <Loading label={texts.loading} className="flex flex-col gap-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11 w-full max-w-md" />
    </Loading>
  );
  return (
    <Card title={texts.title} load={{ skeleton, failed: texts.failed }}>
      <CurrentSubscription />
    </Card>
  );
}

const CurrentSubscription = () => <SubscriptionDetails subscription={useSubscription()} />;
