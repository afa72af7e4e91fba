import type { AccountContract as Contract } from "@linkedpotential/contract/accounts/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { useFocusAfterChange } from "../../../lib/focus/use-focus-after-change.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Fact } from "../../../ui/fact.tsx";
import { Declarations } from "./account-declarations.tsx";
import { accountQuery, contractQuery } from "./api.ts";
import { EndButton } from "./contract/end-button.tsx";
import { UnpaidPremium } from "./facts.tsx";
import { InvoiceList } from "./invoice-list.tsx";
import { TabLoad } from "./tab-load.tsx";
import { useDateTexts } from "./use-date-texts.ts";

export function AccountContract({ userId }: { userId: number }) {
  const { contract: texts } = useTexts("admin-account");
  return (
    <TabLoad failed={texts.failed}>
      <ContractParts userId={userId} />
    </TabLoad>
  );
}

function ContractParts({ userId }: { userId: number }) {
  const { contract: texts } = useTexts("admin-account");
  const { data } = useSuspenseQuery(contractQuery(userId));
  const { status, isEnding } = data.subscription;
  const place = useRef<HTMLElement>(null);
  // The end of the subscription removes the button that was pressed.
  useFocusAfterChange(place, `${status} ${isEnding}`);
  return (
    <div className="flex flex-col gap-5 p-5">
      <section ref={place} tabIndex={-1} aria-label={texts.title} className="outline-none">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h2 className="font-semibold text-base">{texts.title}</h2>
          <EndButton userId={userId} subscription={data.subscription} invoices={data.invoices} />
        </div>
        <Subscription userId={userId} subscription={data.subscription} />
      </section>
      <section>
        <h2 className="mb-2 font-semibold text-base">{texts.invoices}</h2>
        <InvoiceList userId={userId} invoices={data.invoices} />
      </section>
      <section>
        <h2 className="mb-2 font-semibold text-base">{texts.declarations}</h2>
        <Declarations declarations={data.declarations} />
      </section>
    </div>
  );
}

function Subscription({ userId, subscription }: Pick<Contract, "subscription"> & { userId: number }) {
  const { contract: texts, ending } = useTexts("admin-account");
  const { day } = useDateTexts();
  const { status, currentPeriodEnd, cancelAtPeriodEnd, isDisputed, graceEndsAt, withdrawableUntil, isEnding } =
    subscription;
  const runs = status === "active" || status === "past_due";
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-x-6 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
      <Fact name={texts.state}>
        {texts.states[status]} {isEnding && <Badge tone="warn">{ending.due}</Badge>}{" "}
        {isDisputed && <Badge tone="danger">{texts.disputed}</Badge>}
      </Fact>
      <UnpaidPremium userId={userId} />
      {currentPeriodEnd && <Fact name={texts.periodEnd}>{day(currentPeriodEnd)}</Fact>}
      {runs && <Fact name={texts.renewal}>{cancelAtPeriodEnd ? <EndedRenewal userId={userId} /> : texts.renews}</Fact>}
      {graceEndsAt && <Fact name={texts.grace}>{day(graceEndsAt)}</Fact>}
      {withdrawableUntil && <Fact name={texts.withdrawable}>{day(withdrawableUntil)}</Fact>}
    </dl>
  );
}

/** Says that the subscription ends, and how its owner can continue it. */
function EndedRenewal({ userId }: { userId: number }) {
  const { contract: texts } = useTexts("admin-account");
  const { data: account } = useSuspenseQuery(accountQuery(userId));
  return (
    <>
      {texts.cancelled}
      <p className="mt-0.5 text-ink-muted text-xs">{account.lock ? texts.resumableAfterLock : texts.resumable}</p>
    </>
  );
}
