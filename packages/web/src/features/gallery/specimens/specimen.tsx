import type { ReactNode } from "react";
import { Card } from "../../../ui/card.tsx";

export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </Card>
  );
}
