import { Suspense } from "react";
import { QuietReads } from "../../../features/freelancers/sent/quiet-reads.tsx";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { CrashBoundary } from "../../../ui/crash-boundary.tsx";
import { useOrders } from "./use-orders.ts";

const OrdersCard = lazyPart(
  async () => (await import("./orders-card.tsx")).OrdersCard,
  "request-messages",
  "freelancers",
);

/** Shows the freelancers whom the company has hired. Shows nothing without any. */
export function CurrentOrders() {
  const orders = useOrders();
  return (
    <>
      <QuietReads />
      {orders.length > 0 && (
        <CrashBoundary place="part">
          <Suspense fallback={null}>
            <OrdersCard orders={orders} />
          </Suspense>
        </CrashBoundary>
      )}
    </>
  );
}
