export const Tools = () => (
  <>
    <rect width="320" height="240" className="fill-olive-soft" />
    <rect x="26" y="34" width="268" height="172" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
    <path d="M26 64h268" className="stroke-line" strokeWidth="2" />
    <circle cx="44" cy="49" r="4.5" className="fill-line-strong" />
    <circle cx="60" cy="49" r="4.5" className="fill-line" />
    <rect x="118" y="44" width="84" height="10" rx="5" className="fill-line" />
    <Tile x={46} />
    <Tile x={200} />
    <rect
      x="118"
      y="80"
      width="84"
      height="108"
      rx="10"
      className="fill-olive-soft stroke-olive-text"
      strokeWidth="3"
    />
    <circle cx="202" cy="80" r="11" className="fill-olive-text" />
    <path d="m197 80 3.5 3.5 6-7" className="fill-none stroke-surface" strokeWidth="2.5" strokeLinecap="round" />
    <path d="M142 112h36m-36 16h36m-36 16h36" className="stroke-olive-text" strokeWidth="3" strokeLinecap="round" />
    <circle cx="152" cy="112" r="6" className="fill-surface stroke-olive-text" strokeWidth="3" />
    <circle cx="170" cy="128" r="6" className="fill-surface stroke-olive-text" strokeWidth="3" />
    <circle cx="158" cy="144" r="6" className="fill-surface stroke-olive-text" strokeWidth="3" />
    <rect x="138" y="166" width="44" height="8" rx="4" className="fill-olive-text" />
    <path
      d="M68 112h28v32H68zm0 10h28"
      className="fill-none stroke-line-strong"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path
      d="M236 110v34m-14-12 14 12 14-12"
      className="fill-none stroke-line-strong"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  </>
);

const Tile = ({ x }: { x: number }) => (
  <>
    <rect x={x + 8} y="88" width="56" height="92" rx="8" className="fill-sunken stroke-line" strokeWidth="2" />
    <rect x={x + 20} y="160" width="32" height="7" rx="3.5" className="fill-line" />
  </>
);
