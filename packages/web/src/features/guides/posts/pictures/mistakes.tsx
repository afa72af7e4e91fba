export const Mistakes = () => (
  <>
    <rect width="320" height="240" className="fill-rose-soft" />
    <rect x="72" y="22" width="176" height="196" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
    <rect x="96" y="46" width="72" height="9" rx="4.5" className="fill-ink" />
    <Row y={82} width={96} />
    <circle cx="104" cy="122" r="8" className="fill-rose-text" />
    <path d="m101 119 6 6m0-6-6 6" className="stroke-surface" strokeWidth="2" strokeLinecap="round" />
    <rect x="124" y="118" width="92" height="8" rx="4" className="fill-rose-soft" />
    <path d="M120 123q26-6 50 0t54-2" className="fill-none stroke-rose-text" strokeWidth="3" strokeLinecap="round" />
    <circle cx="104" cy="152" r="8" className="fill-good" />
    <path d="m100 152 3 3 5-6" className="fill-none stroke-surface" strokeWidth="2" strokeLinecap="round" />
    <rect x="124" y="148" width="76" height="8" rx="4" className="fill-good-text" />
    <Row y={188} width={60} />
    <g transform="rotate(38 254 150)">
      <rect
        x="246"
        y="88"
        width="16"
        height="84"
        rx="3"
        className="fill-copper-soft stroke-copper-text"
        strokeWidth="2"
      />
      <path d="m246 172 8 18 8-18z" className="fill-ink" />
      <path d="M246 102h16" className="stroke-copper-text" strokeWidth="2" />
    </g>
  </>
);

const Row = ({ y, width }: { y: number; width: number }) => (
  <>
    <circle cx="104" cy={y} r="8" className="fill-none stroke-line-strong" strokeWidth="2" />
    <rect x="124" y={y - 4} width={width} height="8" rx="4" className="fill-line" />
  </>
);
