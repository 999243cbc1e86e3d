function terminalWidth({ isTTY: e, columns: t }) {
	return e ? t || 80 : Infinity;
}
export { terminalWidth as t };
