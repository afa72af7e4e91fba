import { useTexts } from "../../../texts/texts.ts";
import { cx } from "../../../ui/class-names.ts";
import { type OrderRow, useMoment } from "./use-order-rows.ts";

/** Shows an order in rows. Only this sheet is printed while it is on the screen. */
export function OrderSheet({ rows }: { rows: readonly OrderRow[] }) {
  const { order: texts } = useTexts("request-messages");
  const created = useMoment()(new Date().toISOString());
  return (
    <article data-print-sheet aria-label={texts.title} className="flex flex-col gap-5 text-sm">
      <h1 className="hidden font-semibold text-xl print:block">{texts.title}</h1>
      <dl className="divide-y divide-line">
        {rows.map(({ label, lines, isMessage }) => (
          <div
            key={label}
            className="grid gap-x-6 gap-y-1 py-3 first:pt-0 sm:grid-cols-[11rem_1fr] print:grid-cols-[11rem_1fr]"
          >
            <dt className="text-ink-muted">{label}</dt>
            {lines.map((line, at) => (
              <dd
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
                key={at}
                className={cx(
                  "whitespace-pre-line text-pretty [overflow-wrap:anywhere] sm:col-start-2 print:col-start-2",
                  !isMessage && "first-of-type:font-medium",
                )}
              >
                {line}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <p className="text-pretty text-ink-muted text-xs">{texts.notice}</p>
      <p className="hidden text-ink-muted text-xs print:block">{texts.created(created)}</p>
    </article>
  );
}
