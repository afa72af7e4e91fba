import type { Account } from "@linkedpotential/contract/accounts/schema";
import { useSuspenseQuery } from "@tanstack/react-query";
import { UserX } from "lucide-react";
import { isGone } from "../../../lib/api/api-error.ts";
import { useDocumentTitle } from "../../../lib/navigation/document-title.ts";
import { choiceParameter, type ListParameters, useListState } from "../../../lib/navigation/use-list-state.ts";
import { lazyPart } from "../../../lib/rendering/lazy-part.ts";
import { numberText } from "../../../texts/numbers.ts";
import { useTexts } from "../../../texts/texts.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { LoadBoundary } from "../../../ui/load-boundary.tsx";
import { Loading, Skeleton } from "../../../ui/skeleton.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { AccountHeader } from "./account-header.tsx";
import { accountQuery } from "./api.ts";
import { BounceCard } from "./bounce-card.tsx";
import { Facts } from "./facts.tsx";
import { LockCard } from "./lock-card.tsx";
import { NoteCard } from "./note/note-card.tsx";
import { CompanyCard } from "./overview/company-card.tsx";

const Summaries = lazyPart(async () => (await import("./overview/summaries.tsx")).Summaries, "moderation");
const AccountReports = lazyPart(async () => (await import("./account-reports.tsx")).AccountReports, "moderation");
const AccountEvents = lazyPart(async () => (await import("./account-events.tsx")).AccountEvents);
const AccountContract = lazyPart(async () => (await import("./account-contract.tsx")).AccountContract, "admin-work");
const AccountSupport = lazyPart(async () => (await import("./support/account-support.tsx")).AccountSupport);
const AccountRecord = lazyPart(async () => (await import("./account-record.tsx")).AccountRecord);

const tabs = ["overview", "reports", "events", "contract", "support", "record"] as const;
type AccountTab = (typeof tabs)[number];

/** Only businesses get support. */
const tabsOf = ({ role }: Account): AccountTab[] => tabs.filter((tab) => tab !== "support" || role === "business");

const parameters: ListParameters<{ tab: AccountTab }> = { tab: choiceParameter<AccountTab>(tabs, "overview") };

interface AccountScreenProps {
  userId: number;
  /** Address of the list from which the page was opened, with its filters. */
  listPath: string;
}

/** Everything about one account, for admins. */
export function AccountScreen({ userId, listPath }: AccountScreenProps) {
  const texts = useTexts("admin-account");
  const { title } = useTexts("admin");
  useDocumentTitle(`${texts.documentTitle} · ${title}`);
  return (
    <LoadBoundary
      key={userId}
      skeleton={
        <Loading label={texts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-8 w-64" />
          <Skeleton className="h-5 w-full max-w-md" />
          <Skeleton className="h-64 w-full" />
        </Loading>
      }
      failed={texts.failed}
      explain={(error) => isGone(error) && <NoAccount />}
    >
      <AccountParts userId={userId} listPath={listPath} />
    </LoadBoundary>
  );
}

function NoAccount() {
  const texts = useTexts("admin-account");
  return (
    <>
      <h1 className="sr-only">{texts.documentTitle}</h1>
      <EmptyState icon={<UserX size={20} aria-hidden />} title={texts.gone} description={texts.goneHint} />
    </>
  );
}

function AccountParts({ userId, listPath }: AccountScreenProps) {
  const texts = useTexts("admin-account");
  const { data: account } = useSuspenseQuery(accountQuery(userId));
  const [{ tab }, set] = useListState(parameters);
  const shownTabs = tabsOf(account);
  const contents = {
    overview: (
      <div className="flex flex-col gap-4">
        <Facts account={account} />
        <div className="grid gap-4 lg:grid-flow-col lg:auto-cols-fr">
          {account.role === "business" && <CompanyCard account={account} />}
          <NoteCard account={account} />
        </div>
        <LoadBoundary skeleton={<Skeleton className="h-40 w-full" />}>
          <Summaries account={account} />
        </LoadBoundary>
      </div>
    ),
    reports: <AccountReports userId={userId} />,
    events: <AccountEvents userId={userId} />,
    contract: <AccountContract userId={userId} />,
    support: <AccountSupport userId={userId} />,
    record: <AccountRecord userId={userId} />,
  };
  const counts: Partial<Record<AccountTab, number>> = { reports: account.reportCount, events: account.eventCount };
  return (
    <div className="flex flex-col gap-5">
      <AccountHeader account={account} listPath={listPath} />
      {account.mailBouncedAt && <BounceCard account={account} bouncedAt={account.mailBouncedAt} />}
      {account.lock && <LockCard account={account} lock={account.lock} />}
      <Tabs
        label={texts.tabList}
        value={shownTabs.includes(tab) ? tab : "overview"}
        onChange={(next) => set({ tab: next })}
        tabs={shownTabs.map((id) => ({
          id,
          label: texts.tabs[id],
          count: counts[id] ? numberText(counts[id]) : undefined,
          content: <div className="pt-2">{contents[id]}</div>,
        }))}
      />
    </div>
  );
}
