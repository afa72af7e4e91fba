import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

interface WarningBoxProps {
  title: string;
  children: ReactNode;
}

export function WarningBox({ title, children }: WarningBoxProps) {
  return (
    <div className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3 py-2.5 text-sm text-warn-text">
      <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-medium">{title}</p>
        {children}
      </div>
    </div>
  );
}
