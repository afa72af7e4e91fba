import { entriesAtOnceMax } from "@linkedpotential/contract/business/company/limits";
import type { DayValues } from "@linkedpotential/contract/business/company/schema";
import type { Topic } from "@linkedpotential/contract/business/company/topics";
import { MonitorUp } from "lucide-react";
import { useState } from "react";
import { withoutLearnings } from "../../features/business/learnings/book.ts";
import { useBrowserLearnings } from "../../features/business/learnings/use-learnings.ts";
import { useAction } from "../../lib/action/use-action.ts";
import { queryClient } from "../../lib/api/query-client.ts";
import { useUser } from "../../lib/session/session.ts";
import { storage } from "../../lib/storage/storage.ts";
import { toast } from "../../lib/toast.ts";
import { daysQuery, learningsQuery } from "../../parts/company/api.ts";
import { dayFields, type KpiDay } from "../../parts/kpis/kpi-day.ts";
import { useKpiBook } from "../../parts/kpis/use-kpi-book.ts";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";

interface Entries {
  days: DayValues[];
  learnings: { topic: Topic; date: string; text: string }[];
}

/**
 * Offers once to take over what this browser has stored before entries belonged to the company. The server adds each
 * entry once, so a repeated call or a second device doubles nothing.
 */
export function TakeOver() {
  const { takeOver: texts } = useTexts("business");
  const { id: userId } = useUser();
  const kpis = useKpiBook();
  const learnings = useBrowserLearnings();
  const [isDeclined, setDeclined] = useState(() => storage.get("takeOverDeclined") === String(userId));
  const send = useAction("business/take-over", (body: Entries) => ({ body }), {
    toasts: { area: "business", failed: (business) => business.takeOver.failed },
  });
  const { days } = kpis.book;
  const { learnings: noted } = learnings.value;
  if (isDeclined || days.length + noted.length === 0) return null;
  const takeOver = async () => {
    const parts = Math.ceil(Math.max(days.length, noted.length) / entriesAtOnceMax);
    for (let part = 0; part < parts; part += 1) {
      const [from, to] = [part * entriesAtOnceMax, (part + 1) * entriesAtOnceMax];
      await send.runAsync({
        days: days.slice(from, to).map(valuesOf),
        learnings: noted.slice(from, to).map(({ topic, date, text }) => ({ topic, date, text })),
      });
    }
    await Promise.all([queryClient.invalidateQueries(daysQuery), queryClient.invalidateQueries(learningsQuery)]);
    kpis.change((book) => ({ ...book, days: [] }));
    learnings.change(withoutLearnings);
    toast({ tone: "success", title: texts.done });
  };
  const decline = () => {
    storage.set("takeOverDeclined", String(userId));
    setDeclined(true);
  };
  return (
    <section
      aria-labelledby="take-over"
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-accent-soft px-4 py-3"
    >
      <MonitorUp size={20} aria-hidden className="shrink-0 self-start text-accent-text" />
      <div className="min-w-0 flex-1 basis-64 text-sm">
        <h2 id="take-over" className="font-medium">
          {texts.found(days.length, noted.length)}
        </h2>
        <p className="text-ink-muted">{texts.question}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onPress={decline}>
          {texts.decline}
        </Button>
        <Button
          size="sm"
          variant="primary"
          isPending={send.isPending}
          onPress={() => void takeOver().catch(() => undefined)}
        >
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}

const valuesOf = (day: KpiDay): DayValues =>
  Object.fromEntries((["date", ...dayFields] as const).map((field) => [field, day[field]])) as DayValues;
