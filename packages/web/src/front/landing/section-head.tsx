interface SectionHeadProps {
  id: string;
  title: string;
  lead?: string;
}

export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="max-w-2xl">
      <h2 id={id} className="font-semibold text-xl">
        {title}
      </h2>
      {lead && <p className="mt-3 text-pretty text-base text-ink-muted">{lead}</p>}
    </div>
  );
}
