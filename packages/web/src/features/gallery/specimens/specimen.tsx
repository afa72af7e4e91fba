import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

/** A control in its states, under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </Card>
  );
}
