import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { Download, Printer } from "lucide-react";
import { download } from "../../../lib/api/download.ts";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { withColon } from "../../../texts/with-colon.ts";
import { Button } from "../../../ui/button.tsx";
import { DoneCard } from "./done-card.tsx";

interface ReceiptProps {
  title: string;
  receivedAt: string;
  lines: readonly (readonly [name: string, value: string])[];
  next: string;
}

/** Shows the declaration and saves it as a text file, because the mail to an unknown address does not repeat it. */
export function Receipt({ title, receivedAt, lines, next }: ReceiptProps) {
  const { receipt: texts } = useTexts("declaration");
  const language = useLanguage();
  const moment = fullMomentText(new Date(receivedAt), language, "Europe/Berlin");
  const shown = [[texts.receivedAt, moment] as const, ...lines];
  const save = () => {
    const text = [title, "", ...shown.map(([name, value]) => `${withColon(name)} ${value}`), ""].join("\r\n");
    download(
      new Blob([text], { type: "text/plain;charset=utf-8" }),
      `${texts.fileName}-${receivedAt.slice(0, 10)}.txt`,
    );
  };
  return (
    <DoneCard title={title}>
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        {shown.map(([name, value]) => (
          <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-pretty text-ink-muted text-sm">{next}</p>
      <div className="mt-4 flex flex-wrap gap-2 print:hidden">
        <Button variant="primary" icon={<Download size={16} />} onPress={save}>
          {texts.save}
        </Button>
        <Button icon={<Printer size={16} />} onPress={() => print()}>
          {texts.print}
        </Button>
      </div>
    </DoneCard>
  );
}
