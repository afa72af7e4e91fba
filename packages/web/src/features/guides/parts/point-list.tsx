export function PointList({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-1.5 flex list-disc flex-col gap-1.5 pl-4 text-ink-muted text-sm leading-6 [&>li::marker]:text-accent">
      {points.map((point) => (
        <li key={point} className="pl-1 text-pretty">
          {point}
        </li>
      ))}
    </ul>
  );
}
