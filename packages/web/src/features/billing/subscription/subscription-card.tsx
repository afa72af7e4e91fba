import { errorText } from "../../../texts/error-text.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Card } from "../../../ui/card.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { useSubscription } from "../api.ts";
import { SubscriptionDetails } from "./subscription-details.tsx";

export function SubscriptionCard() {
  const { subscription: texts } = useTexts("billing");
  const { retry } = useTexts("common");
  const { data, error, refetch } = useSubscription();
  return (
    <Card title={texts.title}>
      {data ? (
        <SubscriptionDetails subscription={data} />
      ) : error ? (
        <ErrorState
          title={texts.failed}
          description={errorText(error)}
          retryLabel={retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={texts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-11 w-full max-w-md" />
        </Loading>
      )}
    </Card>
  );
}
