import { fullMomentText } from "@linkedpotential/contract/date-texts";
import { CircleCheck, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../texts/language.ts";
import { useTexts } from "../../../texts/texts.ts";
import { Button } from "../../../ui/button.tsx";

interface ReceiptProps {
  title: string;
  receivedAt: string;
  lines: readonly (readonly [name: string, value: string])[];
  next: string;
}

export function Receipt({ title, receivedAt, lines, next }: ReceiptProps) {
  const { receipt: texts } = useTexts("declaration");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="rounded-lg border border-line bg-surface p-5 md:p-6">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-base outline-none">
        <CircleCheck size={20} aria-hidden className="shrink-0 text-good-text" />
        {title}
      </h2>
      <dl className="mt-4 flex flex-col gap-2 text-sm">
        {[[texts.receivedAt, fullMomentText(new Date(receivedAt), language, "Europe/Berlin")], ...lines].map(
          ([name, value]) => (
            <div key={name} className="grid gap-x-4 sm:grid-cols-[12rem_1fr]">
              <dt className="text-ink-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line font-medium">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="mt-4 text-pretty text-ink-muted text-sm">{next}</p>
      <Button className="mt-4 print:hidden" icon={<Printer size={16} />} onPress={() => print()}>
        {texts.print}
      </Button>
    </section>
  );
}
