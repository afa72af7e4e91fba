const keys = Array.from({ length: 24 }, (_, index) => ({
  x: 158 + (index % 8) * 16,
  y: 138 + Math.floor(index / 8) * 16,
}));

export const Behind = () => (
  <>
    <rect width="320" height="240" className="fill-sunken" />
    <g transform="rotate(-7 84 120)">
      <rect x="32" y="44" width="104" height="148" rx="6" className="fill-surface stroke-line-strong" strokeWidth="2" />
      <path d="M48 44v148" className="stroke-rose-text" strokeWidth="1.5" />
      <path
        d="M60 72h60M60 92h52M60 112h60M60 132h38"
        className="stroke-line-strong"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path d="M60 156q14-12 24 0t26-4" className="fill-none stroke-accent" strokeWidth="3" strokeLinecap="round" />
    </g>
    <circle cx="232" cy="68" r="36" className="fill-surface stroke-line-strong" strokeWidth="2" />
    <circle cx="232" cy="68" r="27" className="fill-copper-soft" />
    <circle cx="232" cy="68" r="20" className="fill-copper-text" />
    <path d="M263 50c16-6 24 4 20 14-3 8-10 10-17 8" className="fill-none stroke-line-strong" strokeWidth="5" />
    <rect x="148" y="128" width="146" height="72" rx="9" className="fill-raised stroke-line-strong" strokeWidth="2" />
    {keys.map(({ x, y }) => (
      <rect key={`${x} ${y}`} x={x} y={y} width="12" height="11" rx="2.5" className="fill-line" />
    ))}
    <rect x="190" y="186" width="64" height="8" rx="4" className="fill-accent" />
  </>
);
