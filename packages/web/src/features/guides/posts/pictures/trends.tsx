const points = [
  [104, 150],
  [176, 118],
  [256, 60],
] as const;

export const Trends = () => (
  <>
    <rect width="320" height="240" className="fill-info-soft" />
    <rect x="28" y="26" width="264" height="188" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
    <path d="M52 66h216M52 106h216M52 146h216" className="stroke-line" strokeWidth="1.5" strokeDasharray="2 6" />
    <path d="M52 186h216" className="stroke-line-strong" strokeWidth="2" />
    <path d="M52 168C74 166 86 158 104 150s46-20 72-32 54-30 80-58l12-14v140H52z" className="fill-info-soft" />
    <path
      d="M52 168C74 166 86 158 104 150s46-20 72-32 54-30 80-58l12-14"
      className="fill-none stroke-info-text"
      strokeWidth="3.5"
      strokeLinecap="round"
    />
    {points.map(([x, y], index) => (
      <g key={x}>
        <path d={`M${x} ${y}V186`} className="stroke-info-text" strokeWidth="1.5" strokeDasharray="3 4" />
        <circle cx={x} cy={y} r={7 + index} className="fill-surface stroke-info-text" strokeWidth="3" />
        <rect x={x - 16} y="194" width="32" height="6" rx="3" className="fill-line-strong" />
      </g>
    ))}
  </>
);
