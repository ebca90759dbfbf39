/** The logo: an A whose crossbar is the rule of a pleading. */
export function Brand({ name }: { name: string }) {
  return (
    <a className="brand" href="/">
      <svg
        viewBox="0 0 26 26"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        strokeLinecap="square"
        aria-hidden="true"
      >
        <path d="M6 23 13 4l7 19" />
        <path d="M2 16h22" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
