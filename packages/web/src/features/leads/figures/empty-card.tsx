import { Card } from "../../../ui/card.tsx";

/** Card of a chart that has no figures yet. */
export function EmptyCard({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <p className="max-w-prose text-pretty text-ink-muted text-sm">{text}</p>
    </Card>
  );
}
