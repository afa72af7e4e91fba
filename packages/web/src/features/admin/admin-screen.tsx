import { CalendarDays } from "lucide-react";
import { Link } from "react-router-dom";
import { useDocumentTitle } from "../../lib/navigation/document-title.ts";
import { choiceParameter, type ListParameters, useListState } from "../../lib/navigation/use-list-state.ts";
import { useTexts } from "../../texts/texts.ts";
import { buttonClass } from "../../ui/button-style.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Codes } from "./codes/codes.tsx";
import { ActionRecord } from "./record/record.tsx";
import { Reports } from "./reports/reports.tsx";
import { Users } from "./users/users.tsx";

const tabs = ["users", "codes", "reports", "events", "record"] as const;
type AdminTab = (typeof tabs)[number];

const parameters: ListParameters<{ tab: AdminTab }> = { tab: choiceParameter<AdminTab>(tabs, "users") };

/** @param eventsPath path of the section in which admins create and edit live trainings */
export function AdminScreen({ eventsPath }: { eventsPath: string }) {
  const texts = useTexts("admin");
  const [{ tab }, set] = useListState(parameters);
  useDocumentTitle(`${texts.tabs[tab]} · ${texts.title}`);
  const contents = {
    users: <Users />,
    codes: <Codes />,
    reports: <Reports />,
    events: (
      <EmptyState
        icon={<CalendarDays size={20} aria-hidden />}
        title={texts.events.title}
        description={texts.events.description}
        action={
          <Link to={eventsPath} className={buttonClass("primary")}>
            {texts.events.open}
          </Link>
        }
      />
    ),
    record: <ActionRecord />,
  };
  return (
    <Tabs
      label={texts.tabList}
      value={tab}
      onChange={(next) => set({ tab: next })}
      tabs={tabs.map((id) => ({ id, label: texts.tabs[id], content: <div className="pt-2">{contents[id]}</div> }))}
    />
  );
}
