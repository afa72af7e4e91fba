const steps = [
  { y: 34, width: 118 },
  { y: 96, width: 90 },
  { y: 158, width: 104 },
];

export const Knowledge = () => (
  <>
    <rect width="320" height="240" className="fill-copper-soft" />
    <path d="M74 70v112" className="stroke-copper-text" strokeWidth="2.5" strokeDasharray="3 5" />
    {steps.map(({ y, width }, index) => (
      <g key={y}>
        <rect x="40" y={y} width="240" height="48" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
        <circle cx="74" cy={y + 24} r="15" className="fill-copper-text" />
        <text x="74" y={y + 30} textAnchor="middle" fontSize="17" fontWeight="700" className="fill-copper-soft">
          {index + 1}
        </text>
        <rect x="104" y={y + 13} width={width} height="8" rx="4" className="fill-ink-muted" />
        <rect x="104" y={y + 29} width={width + 34} height="6" rx="3" className="fill-line" />
      </g>
    ))}
  </>
);
