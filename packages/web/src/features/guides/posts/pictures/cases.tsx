export const Cases = () => (
  <>
    <rect width="320" height="240" className="fill-good-soft" />
    <rect x="36" y="28" width="248" height="184" rx="10" className="fill-surface stroke-line" strokeWidth="2" />
    <path d="M60 72h200M60 108h200M60 144h200" className="stroke-line" strokeWidth="1.5" strokeDasharray="2 6" />
    <rect x="86" y="146" width="52" height="34" rx="4" className="fill-line-strong" />
    <rect x="182" y="62" width="52" height="118" rx="4" className="fill-good" />
    <path d="M60 180h200" className="stroke-ink-subtle" strokeWidth="2" strokeLinecap="round" />
    <path d="M112 130c4-34 22-56 54-58" className="fill-none stroke-good-text" strokeWidth="3" strokeLinecap="round" />
    <path
      d="m156 62 12 10-11 11"
      className="fill-none stroke-good-text"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="92" y="190" width="40" height="7" rx="3.5" className="fill-line-strong" />
    <rect x="188" y="190" width="40" height="7" rx="3.5" className="fill-good-text" />
    <circle cx="208" cy="62" r="14" className="fill-surface stroke-good-text" strokeWidth="2.5" />
    <path d="m202 62 4.5 4.5 8-9" className="fill-none stroke-good-text" strokeWidth="2.5" strokeLinecap="round" />
  </>
);
