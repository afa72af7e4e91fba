import type { ReactNode } from "react";
import { Spinner } from "../../../ui/spinner.tsx";

export function Waiting({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <span className="grid size-11 place-items-center rounded-md bg-accent-soft text-accent-text">
        <Spinner className="size-5" />
      </span>
      <h1 className="mt-5 font-semibold text-lg">{title}</h1>
      <p role="status" className="mt-2 text-ink-muted text-sm">
        {children}
      </p>
    </div>
  );
}
