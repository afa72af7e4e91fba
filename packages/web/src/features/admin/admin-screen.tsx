import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { choiceParameter, type ListParameters, useListState } from "../../lib/navigation/use-list-state.ts";
import { lazyPart } from "../../lib/rendering/lazy-part.ts";
import { waitingText, waitingWorkQuery } from "../../lib/waiting-work.ts";
import { useTexts } from "../../texts/texts.ts";
import { Badge } from "../../ui/badge.tsx";
import { LoadBoundary } from "../../ui/load-boundary.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Codes } from "./codes/codes.tsx";
import { Reports } from "./reports/reports.tsx";
import { Users } from "./users/users.tsx";

const Overview = lazyPart(async () => (await import("./overview/overview.tsx")).Overview, "admin-work");
const ContractCases = lazyPart(
  async () => (await import("./contracts/contract-cases.tsx")).ContractCases,
  "admin-work",
);
const ActionRecord = lazyPart(async () => (await import("./record/record.tsx")).ActionRecord, "admin-account");

const tabs = ["overview", "users", "reports", "contracts", "codes", "events", "record"] as const;
type AdminTab = (typeof tabs)[number];

const parameters: ListParameters<{ tab: AdminTab }> = { tab: choiceParameter<AdminTab>(tabs, "overview") };

interface AdminScreenProps {
  /** Path of the section in which participants see the live trainings. */
  eventsPath: string;
  /** Content of the tab for live trainings. */
  events: ReactNode;
}

export function AdminScreen({ eventsPath, events }: AdminScreenProps) {
  const texts = useTexts("admin");
  const [{ tab }, set] = useListState(parameters);
  useDocumentTitle(`${texts.tabs[tab]} · ${texts.title}`);
  const { data: work } = useQuery(waitingWorkQuery);
  const waiting: Partial<Record<AdminTab, number>> = work
    ? {
        overview: work.callRequests,
        users: work.lockObjections,
        reports: work.reports + work.objections,
        contracts: work.declarations + work.disputes,
      }
    : {};
  const contents = {
    overview: <Overview />,
    users: <Users />,
    codes: <Codes />,
    reports: <Reports />,
    contracts: <ContractCases />,
    events: (
      <div className="flex min-w-0 flex-col gap-4">
        <p className="text-ink-muted text-sm">
          {texts.events.about}{" "}
          <Link to={eventsPath} className="text-accent-text hover:underline">
            {texts.events.open}
          </Link>
        </p>
        {events}
      </div>
    ),
    record: <ActionRecord />,
  };
  return (
    <Tabs
      label={texts.tabList}
      value={tab}
      onChange={(next) => set({ tab: next })}
      tabs={tabs.map((id) => ({
        id,
        label: <TabLabel name={texts.tabs[id]} waiting={waiting[id] ?? 0} />,
        content: (
          <div className="pt-2">
            <LoadBoundary skeleton={null}>{contents[id]}</LoadBoundary>
          </div>
        ),
      }))}
    />
  );
}

function TabLabel({ name, waiting }: { name: string; waiting: number }) {
  const { open } = useTexts("admin");
  if (waiting === 0) return name;
  return (
    <>
      {name}{" "}
      <Badge tone="warn">
        {waitingText(waiting)} <span className="sr-only">{open}</span>
      </Badge>
    </>
  );
}
