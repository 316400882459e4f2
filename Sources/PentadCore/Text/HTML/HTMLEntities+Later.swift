extension HTMLEntities {
  /// The code points and names of characters that HTML 5 added: signs of ASCII, letters of Latin
  /// Extended-A, punctuation, and signs common in texts
  /// (https://html.spec.whatwg.org/#named-character-references).
  static let later = """
    9 Tab a NewLine 21 excl 22 QUOT 23 num 24 dollar 25 percnt 28 lpar 29 rpar 2a ast 2a midast \
    2b plus 2c comma 2e period 2f sol 3a colon 3b semi 3d equals 3f quest 40 commat 5b lbrack 5b \
    lsqb 5c bsol 5d rbrack 5d rsqb 5e Hat 5f UnderBar 5f lowbar 60 DiacriticalGrave 60 grave 7b \
    lbrace 7b lcub 7c VerticalLine 7c verbar 7c vert 7d rbrace 7d rcub a0 NonBreakingSpace a9 \
    COPY ae REG ae circledR 100 Amacr 101 amacr 102 Abreve 103 abreve 104 Aogon 105 aogon 106 \
    Cacute 107 cacute 108 Ccirc 109 ccirc 10a Cdot 10b cdot 10c Ccaron 10d ccaron 10e Dcaron 10f \
    dcaron 110 Dstrok 111 dstrok 112 Emacr 113 emacr 116 Edot 117 edot 118 Eogon 119 eogon 11a \
    Ecaron 11b ecaron 11c Gcirc 11d gcirc 11e Gbreve 11f gbreve 120 Gdot 121 gdot 122 Gcedil 124 \
    Hcirc 125 hcirc 126 Hstrok 127 hstrok 128 Itilde 129 itilde 12a Imacr 12b imacr 12e Iogon \
    12f iogon 130 Idot 131 imath 131 inodot 132 IJlig 133 ijlig 134 Jcirc 135 jcirc 136 Kcedil \
    137 kcedil 138 kgreen 139 Lacute 13a lacute 13b Lcedil 13c lcedil 13d Lcaron 13e lcaron 13f \
    Lmidot 140 lmidot 141 Lstrok 142 lstrok 143 Nacute 144 nacute 145 Ncedil 146 ncedil 147 \
    Ncaron 148 ncaron 149 napos 14a ENG 14b eng 14c Omacr 14d omacr 150 Odblac 151 odblac 154 \
    Racute 155 racute 156 Rcedil 157 rcedil 158 Rcaron 159 rcaron 15a Sacute 15b sacute 15c \
    Scirc 15d scirc 15e Scedil 15f scedil 162 Tcedil 163 tcedil 164 Tcaron 165 tcaron 166 Tstrok \
    167 tstrok 168 Utilde 169 utilde 16a Umacr 16b umacr 16c Ubreve 16d ubreve 16e Uring 16f \
    uring 170 Udblac 171 udblac 172 Uogon 173 uogon 174 Wcirc 175 wcirc 176 Ycirc 177 ycirc 179 \
    Zacute 17a zacute 17b Zdot 17c zdot 17d Zcaron 17e zcaron 2010 dash 2010 hyphen 2015 horbar \
    2016 Verbar 2016 Vert 2018 OpenCurlyQuote 2019 CloseCurlyQuote 2019 rsquor 201a lsquor 201c \
    OpenCurlyDoubleQuote 201d CloseCurlyDoubleQuote 201d rdquor 201e ldquor 2021 ddagger 2022 \
    bullet 2025 nldr 2026 mldr 2031 pertenk 2034 tprime 2035 backprime 2035 bprime 203e OverBar \
    2041 caret 2043 hybull 204f bsemi 2057 qprime 205f MediumSpace 20db TripleDot 20db tdot 20dc \
    DotDot 2102 Copf 2102 complexes 2105 incare 210a gscr 210b HilbertSpace 210b Hscr 210b \
    hamilt 210c Hfr 210c Poincareplane 210d Hopf 210d quaternions 210e planckh 210f hbar 210f \
    hslash 210f planck 210f plankv 2110 Iscr 2110 imagline 2111 Ifr 2111 Im 2111 imagpart 2112 \
    Laplacetrf 2112 Lscr 2112 lagran 2113 ell 2115 Nopf 2115 naturals 2116 numero 2117 copysr \
    2118 wp 2119 Popf 2119 primes 211a Qopf 211a rationals 211b Rscr 211b realine 211c Re 211c \
    Rfr 211c realpart 211d Ropf 211d reals 211e rx 2122 TRADE 2605 bigstar 2605 starf 2606 star \
    260e phone 2640 female 2642 male 2660 spadesuit 2663 clubsuit 2665 heartsuit 2666 \
    diamondsuit 266a sung 266d flat 266e natur 266e natural 266f sharp 2713 check 2713 checkmark \
    2717 cross 2720 malt 2720 maltese
    """
}
