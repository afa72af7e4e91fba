import { ChartNoAxesColumn, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTexts } from "../../texts/texts.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";

interface ChartCardProps {
  title: string;
  period: string;
  chart: ReactNode;
  table: ReactNode;
}

export function ChartCard({ title, period, chart, table }: ChartCardProps) {
  const { charts } = useTexts("common");
  const [isTable, setTable] = useState(false);
  const Icon = isTable ? ChartNoAxesColumn : Table2;
  return (
    <Card
      className="@container"
      title={
        <>
          {title} <span className="sr-only font-normal text-ink-muted text-sm @sm:not-sr-only">{period}</span>
        </>
      }
      actions={
        <Button
          size="sm"
          variant="quiet"
          className="-mx-2.5 max-w-none whitespace-nowrap"
          icon={<Icon size={16} aria-hidden />}
          onPress={() => setTable(!isTable)}
        >
          {isTable ? charts.asChart : charts.asTable}
        </Button>
      }
    >
      {isTable ? (
        // A scrolling area must be focusable, so that the keyboard can scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        <section aria-label={title} tabIndex={0} className="max-h-80 overflow-auto [&>div]:overflow-visible">
          {table}
        </section>
      ) : (
        <>
          <div aria-hidden>{chart}</div>
          <div className="sr-only [&>div]:overflow-visible">{table}</div>
        </>
      )}
    </Card>
  );
}
