import type { ReactNode } from "react";

interface StateProps {
  icon: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, description, action }: StateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-1 px-4 py-12 text-center">
      <span className="mb-3 grid size-11 place-items-center rounded-lg border border-line bg-surface text-ink-subtle shadow-control">
        {icon}
      </span>
      <p className="text-balance font-semibold text-base text-ink">{title}</p>
      {description && <div className="text-balance text-ink-muted text-sm">{description}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
